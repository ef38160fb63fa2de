import type { Metadata } from 'next'
import { MaintenancePage } from '@/content/maintenance-page'

export const metadata: Metadata = { title: 'Maintenance', robots: { index: false } }
export default MaintenancePage
