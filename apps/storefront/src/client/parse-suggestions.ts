import type { SearchSuggestions } from '@lootboxes/ui'
import * as z from 'zod/mini'

const Suggestions = z.array(
  z.object({
    title: z.string(),
    suggestions: z.array(
      z.object({
        key: z.string(),
        href: z.string(),
        title: z.string(),
        note: z.optional(z.string()),
        picture: z.optional(z.string()),
      }),
    ),
  }),
)

/** Parses the answer of `/lists/suggestions`. An answer of another shape has no suggestions. */
export const parseSuggestions = (body: unknown): SearchSuggestions => Suggestions.safeParse(body).data ?? []
