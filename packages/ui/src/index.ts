export { cn } from './cn'
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
export { CollectionCard, type CollectionCardProps } from './marketplace/collection-card'
export { ItemCard, type ItemCardProps } from './marketplace/item-card'
export { Accordion, AccordionItem, type AccordionItemProps } from './parts/accordion'
export { Address, type AddressProps } from './parts/address'
export { Amount, type AmountProps } from './parts/amount'
export { Artwork, type ArtworkProps } from './parts/artwork'
export { Avatar, type AvatarProps } from './parts/avatar'
export { Badge, type BadgeProps } from './parts/badge'
export { Button, type ButtonProps, buttonStyle } from './parts/button'
export { Checkbox, type CheckboxProps } from './parts/checkbox'
export { CopyButton, type CopyButtonProps } from './parts/copy-button'
export { Countdown, type CountdownProps } from './parts/countdown'
export { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTrigger } from './parts/dialog'
export { Drawer, DrawerClose, DrawerContent, type DrawerContentProps, DrawerTrigger } from './parts/drawer'
export { Field, type FieldControl, type FieldProps } from './parts/field'
export { Form, FormErrors, type FormErrorsProps, type FormProps } from './parts/form'
export { formatExactTime, formatRelativeTime } from './parts/format-time'
export { Link, type LinkProps, linkStyle } from './parts/link'
export { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from './parts/menu'
export { NumberStepper, type NumberStepperProps } from './parts/number-stepper'
export { Pagination, type PaginationProps } from './parts/pagination'
export { Progress, type ProgressProps } from './parts/progress'
export { Prose } from './parts/prose'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './parts/radio-group'
export { Select, type SelectOption, type SelectProps } from './parts/select'
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
export { Cell, type CellProps, HeaderCell, Table, type TableProps } from './parts/table'
export { Tab, TabList, type TabListProps, TabPanel, Tabs } from './parts/tabs'
export { inputStyle, TextArea, type TextAreaProps, TextInput, type TextInputProps } from './parts/text-input'
export { ThemeSwitch, type ThemeSwitchProps, ThemeToggle, type ThemeToggleProps } from './parts/theme-switch'
export { Time, type TimeProps } from './parts/time'
export {
  type KeptToast,
  ToastHistory,
  type ToastHistoryProps,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  type ToastTone,
  useToasts,
} from './parts/toast'
export { Tooltip, type TooltipProps } from './parts/tooltip'
export { VisuallyHidden } from './parts/visually-hidden'
export { Brand, type BrandProps } from './sections/brand'
export {
  type CollectionTab,
  CollectionTabs,
  type CollectionTabsProps,
  collectionTabs,
  type TabbedCollection,
} from './sections/collection-tabs'
export { FaqAccordion, type FaqAccordionProps } from './sections/faq-accordion'
export { FloatingActions } from './sections/floating-actions'
export { HowItWorks, type HowItWorksProps } from './sections/how-it-works'
export { LootboxHero, type LootboxHeroProps } from './sections/lootbox-hero'
export { DESKTOP_PX, MobileMenu, type MobileMenuProps } from './sections/mobile-menu'
export type { NavLink } from './sections/nav'
export { OddsSection, type OddsSectionProps } from './sections/odds-section'
export { PageMessage, type PageMessageProps } from './sections/page-message'
export { type RecentReveal, RecentReveals, type RecentRevealsProps } from './sections/recent-reveals'
export { SearchForm, type SearchFormProps } from './sections/search-form'
export { Section, type SectionProps } from './sections/section'
export { SiteFooter, type SiteFooterProps, type SocialLink } from './sections/site-footer'
export { SiteHeader, type SiteHeaderProps } from './sections/site-header'
export { STICKY_AFTER_PX, StickyBar } from './sections/sticky-bar'
export { type HeldTicket, YourTickets, type YourTicketsProps } from './sections/your-tickets'
export { BarPattern, type BarPatternProps } from './tickets/bar-pattern'
export { ClubPanel, type ClubPanelProps } from './tickets/club-panel'
export {
  FairnessPanel,
  type FairnessPanelProps,
  type FairnessRow,
  type FairnessVerdict,
} from './tickets/fairness-panel'
export { LootCard, type LootCardProps } from './tickets/loot-card'
export { LootSafety, type LootSafetyProps, type SafetyRule } from './tickets/loot-safety'
export { chanceText, type OddsRow, OddsTable, type OddsTableProps } from './tickets/odds-table'
export { PropertiesTable, type PropertiesTableProps, type Property } from './tickets/properties-table'
export { parseRarity, type Rarity, rarities, rarityWords } from './tickets/rarity'
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
export { RequestList, type RequestListProps, type RequestRow } from './wallet/request-list'
export { type TxStage, TxSteps, type TxStepsProps, txStages } from './wallet/tx-steps'
export { type TxLine, TxSummary, type TxSummaryProps } from './wallet/tx-summary'
export { WaitingOverlay, type WaitingOverlayProps } from './wallet/waiting-overlay'
export { WaitingPanel, type WaitingPanelProps } from './wallet/waiting-panel'
export { WalletMenu, type WalletMenuProps } from './wallet/wallet-menu'
export { type WalletAccount, WalletPanel, type WalletPanelProps } from './wallet/wallet-panel'
export { type CheckState, type WalletCheck, WalletSetup, type WalletSetupProps } from './wallet/wallet-setup'
