'use client'

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { cn } from '../cn'
import { Button } from './button'

export type ToastTone = 'plain' | 'success' | 'error'

export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  /** How long it stays in sight; the history keeps it. Infinity waits for the person. */
  durationMs?: number
  action?: { label: string; altText: string; onAction: () => void }
}

export type KeptToast = ToastMessage & { id: number; at: number }

export type Toasts = {
  show: (message: ToastMessage) => void
  /** Everything said since the page was opened, newest first. */
  history: readonly KeptToast[]
  clear: () => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

/** Says something in passing, and remembers it. Needs a `ToastProvider` above. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToasts found no ToastProvider. Wrap the page in <ToastProvider>.')
  return toasts
}

const icons = { plain: Info, success: CircleCheck, error: CircleAlert } as const
const tones = { plain: 'text-sky', success: 'text-leaf', error: 'text-coral' } as const
const KEPT = 50

function ToastCard({ toast, closeLabel, onGone }: { toast: KeptToast; closeLabel: string; onGone: () => void }) {
  const tone = toast.tone ?? 'plain'
  const Icon = icons[tone]
  return (
    <Primitive.Root
      data-slot="toast"
      type={tone === 'error' ? 'foreground' : 'background'}
      {...(toast.durationMs === undefined ? {} : { duration: toast.durationMs })}
      onOpenChange={(open) => {
        if (!open) onGone()
      }}
      className="outline-card flex animate-rise items-start gap-3 bg-card py-3 pr-2 pl-4 text-ink shadow-printed"
    >
      <Icon aria-hidden className={cn('mt-2.5 size-5 shrink-0', tones[tone])} />
      <div className="flex min-w-0 flex-1 flex-col py-2">
        <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
        {toast.description ? (
          <Primitive.Description className="text-ink-soft text-sm">{toast.description}</Primitive.Description>
        ) : null}
        {toast.action ? (
          <Primitive.Action asChild altText={toast.action.altText} onClick={toast.action.onAction}>
            <Button size="small" className="mt-2 self-start">
              {toast.action.label}
            </Button>
          </Primitive.Action>
        ) : null}
      </div>
      <Primitive.Close asChild>
        <Button look="quiet" size="icon" aria-label={closeLabel}>
          <X aria-hidden />
        </Button>
      </Primitive.Close>
    </Primitive.Root>
  )
}

const never = () => () => undefined

export type ToastProviderProps = {
  children: ReactNode
  durationMs?: number
  closeLabel?: string
  /** Names the corner where toasts appear; `{hotkey}` is replaced by the key that leads there. */
  regionLabel?: string
  /** Wall clock in ms; a story or a test brings its own. */
  clock?: () => number
}

/** Shows toasts in the corner (F8 leads there; hover, focus and a hidden window stop their clock) and keeps a history. */
export function ToastProvider({
  children,
  durationMs = 6_000,
  closeLabel = 'Close',
  regionLabel = 'Notifications ({hotkey})',
  clock = Date.now,
}: ToastProviderProps) {
  const [kept, setKept] = useState<{ history: readonly KeptToast[]; open: ReadonlySet<number>; next: number }>({
    history: [],
    open: new Set(),
    next: 1,
  })
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const show = useCallback(
    (message: ToastMessage) => {
      const at = clock()
      setKept(({ history, open, next }) => ({
        history: [{ ...message, id: next, at }, ...history].slice(0, KEPT),
        open: new Set(open).add(next),
        next: next + 1,
      }))
    },
    [clock],
  )
  const clear = useCallback(() => setKept(({ next }) => ({ history: [], open: new Set(), next })), [])
  const close = (id: number) =>
    setKept((before) => ({ ...before, open: new Set([...before.open].filter((other) => other !== id)) }))
  const toasts = useMemo(() => ({ show, clear, history: kept.history }), [show, clear, kept.history])
  return (
    <ToastContext value={toasts}>
      <Primitive.Provider duration={durationMs} swipeDirection="right">
        {children}
        {kept.history
          .filter(({ id }) => kept.open.has(id))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onGone={() => close(toast.id)} />
          ))}
        {/* Only in the browser: on the server Radix prints an inline style on its region. */}
        {hydrated ? (
          <Primitive.Viewport
            label={regionLabel}
            className="fixed right-0 bottom-0 z-60 flex max-h-dvh w-full max-w-md flex-col gap-3 p-3 sm:p-5"
          />
        ) : null}
      </Primitive.Provider>
    </ToastContext>
  )
}

export type ToastHistoryProps = ComponentProps<'ol'> & {
  toasts: readonly KeptToast[]
  /** Prints when something was said; bring `Time`. */
  timeOf?: (toast: KeptToast) => ReactNode
  emptyLabel?: string
}

/** What was said and has faded, so that nothing is lost to those who read slower or looked away. */
export function ToastHistory({ toasts, timeOf, emptyLabel = 'Nothing yet', className, ...props }: ToastHistoryProps) {
  if (toasts.length === 0) return <p className="text-ink-soft">{emptyLabel}</p>
  return (
    <ol data-slot="toast-history" {...props} className={cn('divide-y-[1.5px] divide-rule', className)}>
      {toasts.map((toast) => {
        const Icon = icons[toast.tone ?? 'plain']
        return (
          <li key={toast.id} className="flex items-start gap-3 py-3">
            <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', tones[toast.tone ?? 'plain'])} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{toast.title}</p>
              {toast.description ? <p className="text-ink-soft text-sm">{toast.description}</p> : null}
            </div>
            {timeOf ? <span className="text-ink-soft text-sm">{timeOf(toast)}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
