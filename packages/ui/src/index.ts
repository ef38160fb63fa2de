export { BarChart, type BarChartProps, type BarSeries } from './charts/bar-chart'
export { ChartFrame, type ChartFrameProps } from './charts/chart-frame'
export { LineChart, type LineChartProps, type LineSeries } from './charts/line-chart'
export type { ChartInk } from './charts/plot'
export { cn } from './cn'
export { CollectionPreview, type CollectionPreviewProps } from './create/collection-preview'
export { CreateWizard, type CreateWizardProps, type WizardStep } from './create/create-wizard'
export { PictureDrop, type PictureDropProps } from './create/picture-drop'
export { type EditedProperty, PropertiesEditor, type PropertiesEditorProps } from './create/properties-editor'
export { RaritiesEditor, type RaritiesEditorProps } from './create/rarities-editor'
export { parseTheme, THEME_KEY, type Theme, themeInitScript, themes } from './foundations/theme-script'
export { type CopyState, useCopy } from './hooks/use-copy'
export { useNow } from './hooks/use-now'
export { useTheme } from './hooks/use-theme'
export {
  ActivityFeed,
  type ActivityFeedProps,
  type ActivityKind,
  type ActivityRow,
} from './marketplace/activity-feed'
export { BrowseLayout, type BrowseLayoutProps } from './marketplace/browse-layout'
export { CollectionCard, type CollectionCardProps } from './marketplace/collection-card'
export { type FilterChip, FilterChips, type FilterChipsProps } from './marketplace/filter-chips'
export { FilterFold, type FilterFoldProps } from './marketplace/filter-fold'
export { type FilterGroup, type FilterOption, FilterRail, type FilterRailProps } from './marketplace/filter-rail'
export { FramedArtwork, type FramedArtworkProps } from './marketplace/framed-artwork'
export { ItemCard, type ItemCardProps } from './marketplace/item-card'
export {
  columnsOf,
  type GridItem,
  ItemGrid,
  type ItemGridProps,
  type ItemView,
  itemViews,
} from './marketplace/item-grid'
export { ItemHero, type ItemHeroProps, ItemHeroSkeleton } from './marketplace/item-hero'
export { ItemLife, type ItemLifeProps, type LifeStep } from './marketplace/item-life'
export { LoadMore, type LoadMoreProps } from './marketplace/load-more'
export { PageHead, type PageHeadProps } from './marketplace/page-head'
export { type PropertyCard, PropertyCards, type PropertyCardsProps } from './marketplace/property-cards'
export { type RankingRow, RankingsTable, type RankingsTableProps } from './marketplace/rankings-table'
export { Accordion, AccordionItem, type AccordionItemProps } from './parts/accordion'
export { Address, type AddressProps } from './parts/address'
export { Amount, type AmountProps } from './parts/amount'
export { Artwork, type ArtworkProps } from './parts/artwork'
export { Avatar, type AvatarProps } from './parts/avatar'
export { Badge, type BadgeProps } from './parts/badge'
export { BarLine, type BarLineProps } from './parts/bar-line'
export { Button, type ButtonProps, buttonStyle } from './parts/button'
export { Checkbox, type CheckboxProps } from './parts/checkbox'
export { CopyButton, type CopyButtonProps } from './parts/copy-button'
export { Countdown, type CountdownProps } from './parts/countdown'
export { CountedAt, type CountedAtProps } from './parts/counted-at'
export { Crumbs, type CrumbsProps } from './parts/crumbs'
export { DESKTOP_PX } from './parts/desktop-px'
export { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTrigger } from './parts/dialog'
export { Disclosure, type DisclosureProps } from './parts/disclosure'
export { type Fact, FactList, type FactListProps } from './parts/fact-list'
export { Field, type FieldControl, type FieldProps } from './parts/field'
export { type Figure, FigureStrip, type FigureStripProps } from './parts/figure-strip'
export { Form, FormErrors, type FormErrorsProps, type FormProps } from './parts/form'
export { formatExactTime, formatRelativeTime } from './parts/format-time'
export { Link, type LinkProps, linkStyle } from './parts/link'
export type { LinkElement, LinkElementProps } from './parts/link-element'
export { NumberStepper, type NumberStepperProps } from './parts/number-stepper'
export { Progress, type ProgressProps } from './parts/progress'
export { Prose, type ProseProps } from './parts/prose'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './parts/radio-group'
export { type Segment, Segmented, type SegmentedProps } from './parts/segmented'
export { Select, type SelectOption, type SelectProps } from './parts/select'
export { Sheet, type SheetProps } from './parts/sheet'
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './parts/skeleton'
export { SkipLink } from './parts/skip-link'
export {
  type Column,
  type Sort,
  SortableTable,
  type SortableTableProps,
  type SortDirection,
} from './parts/sortable-table'
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './parts/state'
export { type TabLink, TabLinks, type TabLinksProps } from './parts/tab-links'
export { Cell, type CellProps, HeaderCell, Table, type TableProps } from './parts/table'
export { Tab, TabList, type TabListProps, TabPanel, Tabs } from './parts/tabs'
export { inputStyle, TextArea, type TextAreaProps, TextInput, type TextInputProps } from './parts/text-input'
export { ThemeSwitch, type ThemeSwitchProps, ThemeToggle, type ThemeToggleProps } from './parts/theme-switch'
export { Time, type TimeProps } from './parts/time'
export { Tooltip, type TooltipProps } from './parts/tooltip'
export { useEarlyChoices } from './parts/use-early-choices'
export { VerifiedMark, type VerifiedMarkProps } from './parts/verified-mark'
export { VisuallyHidden } from './parts/visually-hidden'
export { type Article, ArticleList, type ArticleListProps } from './sections/article-list'
export { ArticlePage, type ArticlePageProps } from './sections/article-page'
export { Brand, type BrandProps } from './sections/brand'
export { type Category, CategoryRail, type CategoryRailProps } from './sections/category-rail'
export {
  type CollectionTab,
  CollectionTabs,
  type CollectionTabsProps,
  collectionTabs,
  type TabbedCollection,
} from './sections/collection-tabs'
export { type ContentsEntry, ContentsList, type ContentsListProps } from './sections/contents-list'
export { CtaBand, type CtaBandProps } from './sections/cta-band'
export { FaqAccordion, type FaqAccordionProps } from './sections/faq-accordion'
export { FloatingActions } from './sections/floating-actions'
export { FormPanel, type FormPanelProps } from './sections/form-panel'
export { HowItWorks, type HowItWorksProps } from './sections/how-it-works'
export { LootboxHero, type LootboxHeroProps } from './sections/lootbox-hero'
export { MobileMenu, type MobileMenuProps } from './sections/mobile-menu'
export type { CurrentPage, MenuGroup, MenuPage, NavLink, PagePress } from './sections/nav'
export { OddsSection, type OddsSectionProps } from './sections/odds-section'
export { PageMessage, type PageMessageProps } from './sections/page-message'
export { type Partner, PartnerGrid, type PartnerGridProps } from './sections/partner-grid'
export { ProfileHeader, type ProfileHeaderProps } from './sections/profile-header'
export { ProfileMenu, type ProfileMenuProps } from './sections/profile-menu'
export { type RecentReveal, RecentReveals, type RecentRevealsProps } from './sections/recent-reveals'
export { SearchForm, type SearchFormProps } from './sections/search-form'
export { SearchShortcut } from './sections/search-shortcut'
export { Section, type SectionProps } from './sections/section'
export { SiteFooter, type SiteFooterProps } from './sections/site-footer'
export { SiteHeader, type SiteHeaderProps } from './sections/site-header'
export { SiteNav, type SiteNavProps } from './sections/site-nav'
export { type SocialLink, SocialLinks, type SocialLinksProps } from './sections/social-links'
export { StatsStrip, type StatsStripProps } from './sections/stats-strip'
export {
  type Incident,
  type Service,
  type ServiceState,
  StatusBoard,
  type StatusBoardProps,
} from './sections/status-board'
export { STICKY_AFTER_PX, StickyBar } from './sections/sticky-bar'
export { type HeldTicket, YourTickets, type YourTicketsProps } from './sections/your-tickets'
export { BarPattern, type BarPatternProps } from './tickets/bar-pattern'
export { chanceText } from './tickets/chance-text'
export { ClubPanel, type ClubPanelProps } from './tickets/club-panel'
export {
  FairnessPanel,
  type FairnessPanelProps,
  type FairnessRow,
  type FairnessVerdict,
} from './tickets/fairness-panel'
export { type AlbumDrawing, LootAlbum, type LootAlbumProps } from './tickets/loot-album'
export { LootCard, type LootCardProps } from './tickets/loot-card'
export { LootSafety, type LootSafetyProps, type SafetyRule } from './tickets/loot-safety'
export { LootTile, type LootTileProps } from './tickets/loot-tile'
export { LuckCard, type LuckCardProps, type LuckCount } from './tickets/luck-card'
export { NextStep, type NextStepProps } from './tickets/next-step'
export { type OddsRow, OddsTable, type OddsTableProps } from './tickets/odds-table'
export { PropertiesTable, type PropertiesTableProps, type Property } from './tickets/properties-table'
export { parseRarity, type Rarity, rarities, rarityShortWords, rarityWords } from './tickets/rarity'
export { RarityEdge, type RarityEdgeProps } from './tickets/rarity-edge'
export { ReceiptCard, type ReceiptCardProps } from './tickets/receipt-card'
export { RevealStage, type RevealStageProps, type StageLoot } from './tickets/reveal-stage'
export { type Sale, SaleStatus, type SaleStatusProps } from './tickets/sale-status'
export { SupplyMeter, type SupplyMeterProps } from './tickets/supply-meter'
export { serialOf, Ticket, type TicketProps, type TicketState } from './tickets/ticket'
export { TicketFan, type TicketFanProps } from './tickets/ticket-fan'
export { type ShelfTicket, TicketShelf, type TicketShelfProps } from './tickets/ticket-shelf'
export { TokenPanel, type TokenPanelProps } from './tickets/token-panel'
export { ActivityCenter, type ActivityCenterProps } from './wallet/activity-center'
export { ConnectButton, type ConnectButtonProps, type ConnectStatus } from './wallet/connect-button'
export { FailureBadge, type FailureBadgeProps } from './wallet/failure-badge'
export { RequestList, type RequestListProps, type RequestRow } from './wallet/request-list'
export { type TxStage, TxSteps, type TxStepsProps, txStages } from './wallet/tx-steps'
export { type TxLine, TxSummary, type TxSummaryProps } from './wallet/tx-summary'
export { WaitingOverlay, type WaitingOverlayProps } from './wallet/waiting-overlay'
export { WaitingPanel, type WaitingPanelProps } from './wallet/waiting-panel'
export { WalletMenu, type WalletMenuProps } from './wallet/wallet-menu'
export { type WalletAccount, WalletPanel, type WalletPanelProps } from './wallet/wallet-panel'
export { type CheckState, type WalletCheck, WalletSetup, type WalletSetupProps } from './wallet/wallet-setup'
