import type { Metadata } from 'next'
import { EditProfilePage } from '@/profile/wallet-pages'

export const metadata: Metadata = { title: 'Edit Profile', robots: { index: false } }
export default EditProfilePage
