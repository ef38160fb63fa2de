import type { ComponentProps } from 'react'
import { BoxPage, boxMetadata } from '@/box/box-page'
import { BoxActivity } from '@/market/box-activity'

export const generateMetadata = boxMetadata

export default function Page(props: Omit<ComponentProps<typeof BoxPage>, 'more'>) {
  return <BoxPage {...props} more={(address) => <BoxActivity address={address} />} />
}
