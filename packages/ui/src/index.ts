export { cn } from './cn'
export { parseTheme, THEME_KEY, type Theme, themeInitScript, themes } from './foundations/theme-script'
export { type CopyState, useCopy } from './hooks/use-copy'
export { useNow } from './hooks/use-now'
export { useTheme } from './hooks/use-theme'
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
export { BarPattern, type BarPatternProps } from './tickets/bar-pattern'
export { LootCard, type LootCardProps } from './tickets/loot-card'
export { chanceText, type OddsRow, OddsTable, type OddsTableProps } from './tickets/odds-table'
export { parseRarity, type Rarity, rarities, rarityWords } from './tickets/rarity'
export { RarityEdge, type RarityEdgeProps } from './tickets/rarity-edge'
export { RevealStage, type RevealStageProps, type StageLoot } from './tickets/reveal-stage'
export { type Sale, SaleStatus, type SaleStatusProps } from './tickets/sale-status'
export { SupplyMeter, type SupplyMeterProps } from './tickets/supply-meter'
export { serialOf, Ticket, type TicketProps, type TicketState } from './tickets/ticket'
export { TicketFan, type TicketFanProps } from './tickets/ticket-fan'
export { type ShelfTicket, TicketShelf, type TicketShelfProps } from './tickets/ticket-shelf'
