/** Code of the storefront that the command `newsletter` of `apps/catalog-worker` uses. No file behind this entry may import Next. */
export { postPath, readDocuments } from './content/documents'
export { openSiteDatabase } from './records/database'
export { createLetters } from './records/letters'
export { createMail } from './records/mail'
