import { takeUpload } from '@/api/uploads'

export const dynamic = 'force-dynamic'

// One handler for all methods: Next's own refusals would lack the site's headers.
export {
  takeUpload as DELETE,
  takeUpload as GET,
  takeUpload as HEAD,
  takeUpload as OPTIONS,
  takeUpload as PATCH,
  takeUpload as POST,
  takeUpload as PUT,
}
