export { type InstallDevWalletOptions, type InstalledDevWallet, installDevWallet } from './install-dev-wallet'
