export { Account, AccountProof, Name, Persona, PersonaProof, Proof } from './entities'
export { RECEIVE_EVENT, SEND_EVENT } from './event-names'
export { CancelWrapped, ExtensionCommand, type OutgoingMessage, WrappedInteraction } from './extension-command'
export { LifecycleEvent, StatusEvent } from './lifecycle-event'
export { METADATA_VERSION, Metadata } from './metadata'
export { type ProtocolError, parse } from './parse'
export { Quantity } from './quantity'
export { type Incoming, readIncoming } from './read-incoming'
export {
  AccountsRequest,
  AuthorizedRequest,
  AuthRequest,
  OwnershipRequest,
  PersonaDataRequest,
  PreAuthorizationRequest,
  RequestItems,
  ResetRequest,
  TransactionRequest,
  UnauthorizedRequest,
} from './request-items'
export {
  AccountsResponse,
  AuthorizedResponse,
  AuthResponse,
  OwnershipResponse,
  PersonaDataResponse,
  PreAuthorizationResponse,
  ResponseItems,
  TransactionResponse,
  UnauthorizedResponse,
} from './response-items'
export { isUndetermined } from './undetermined'
export { type WalletAnswerCode, walletAnswerCodes } from './wallet-answer-codes'
export { CancelRequest, RequestInteraction, WalletInteraction } from './wallet-interaction'
export { WalletFailure, WalletResponse, WalletSuccess } from './wallet-response'
