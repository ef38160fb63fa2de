import { DefaultBoxPage } from '@/box/box-page'
import { ExploreSection } from '@/market/explore-section'

/** `/`: the box on sale, and the shelf that the menu's categories open (trap T23). */
export default function Page() {
  return (
    <DefaultBoxPage>
      <ExploreSection />
    </DefaultBoxPage>
  )
}
