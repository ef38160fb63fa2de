import { hrefWith } from '@lootboxes/catalog/lists'
import { TabLinks } from '@lootboxes/ui'

type ViewTab<View extends string> = { readonly view: View; readonly label: string; readonly count?: number | undefined }

type Props<View extends string> = {
  label: string
  path: string
  current: View
  /** The first one is the default: its address has no parameter. */
  tabs: readonly ViewTab<View>[]
}

/** The views of a page as tabs. The parameter `show` of the address names the view. */
export const ViewTabs = <View extends string>({ label, path, current, tabs }: Props<View>) => (
  <TabLinks
    label={label}
    tabs={tabs.map(({ view, ...tab }) => ({
      ...tab,
      href: hrefWith(path, { show: view === tabs[0]?.view ? undefined : view }),
      current: view === current,
    }))}
  />
)
