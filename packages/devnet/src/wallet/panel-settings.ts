import * as z from 'zod/mini'

const KEY = 'lootboxes:dev-wallet:settings'

const Settings = z.object({
  linked: z.boolean(),
  reachable: z.boolean(),
  /** True: the wallet is on another network and refuses every request. */
  otherNetwork: z.boolean(),
  /** The user that the panel selected. */
  user: z.optional(z.string()),
})
export type Settings = z.infer<typeof Settings>

const defaults: Settings = { linked: true, reachable: true, otherNetwork: false }

/** The settings of the panel in this tab. They survive reloads. */
export type PanelSettings = {
  get: () => Settings
  change: (change: Partial<Settings>) => void
  reset: () => void
}

function stored(storage: Storage): Settings {
  try {
    return Settings.parse(JSON.parse(storage.getItem(KEY) ?? ''))
  } catch {
    return defaults
  }
}

export function panelSettings(storage: Storage): PanelSettings {
  let settings = stored(storage)
  return {
    get: () => settings,
    change: (change) => {
      settings = { ...settings, ...change }
      storage.setItem(KEY, JSON.stringify(settings))
    },
    reset: () => {
      settings = defaults
      storage.removeItem(KEY)
    },
  }
}
