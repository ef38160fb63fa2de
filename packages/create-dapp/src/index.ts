export { type CreateDappError, type CreateDappOptions, createDapp, type Template, templates } from './create-dapp'
