import { err, ResultAsync } from 'neverthrow'
import { lazily } from '../lazily'
import { createEmitter } from '../stream'
import type { PreAuthorizationsOptions } from './pre-authorizations'
import type {
  PreAuthorizationOptions,
  PreAuthorizationSettlement,
  SignedPreAuthorization,
  SubintentRequest,
} from './subintent-request'
import { type ToolkitError, toolkitError } from './toolkit-error'

/** Pre-authorizations, whose code is loaded on the first request, or if an open one is stored. */
export const lazyPreAuthorizations = (options: Omit<PreAuthorizationsOptions, 'settlements'>) => {
  const settlements = createEmitter<PreAuthorizationSettlement>()
  const load = lazily(() =>
    import('./pre-authorizations').then(({ createPreAuthorizations }) =>
      createPreAuthorizations({ ...options, settlements }),
    ),
  )
  const resume = async () => {
    if (options.storage.getItem(options.key)) await load()
  }
  return {
    settlements$: settlements.stream$,
    send: (request: PreAuthorizationOptions | SubintentRequest): ResultAsync<SignedPreAuthorization, ToolkitError> =>
      new ResultAsync(
        load().then(
          ({ send }) => send(request),
          (cause: unknown) => err(toolkitError('', 'toolkitNotLoaded', undefined, cause)),
        ),
      ),
    /** Continues to watch those of the previous page. */
    resume: () => {
      resume().catch((cause: unknown) => options.logger?.warn('Could not resume pre-authorizations', cause))
    },
    complete: settlements.complete,
  }
}
