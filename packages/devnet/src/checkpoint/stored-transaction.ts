import type { LedgerPoint, UserTransaction } from '../chain/transaction-record'
import type { RecordFile } from './record-file'

/** What stays in memory of a transaction whose record is on disk. */
export type StoredHead = LedgerPoint & Pick<UserTransaction, 'status' | 'intentId' | 'subintents'> & { kind: 'user' }

/** A committed transaction that reads its record from disk when a field is needed. */
export class StoredTransaction implements UserTransaction {
  readonly kind = 'user'
  readonly stateVersion: number
  readonly epoch: number
  readonly round: number
  readonly timeMs: number
  readonly status: UserTransaction['status']
  readonly intentId: string
  readonly subintents: readonly string[]
  /** The file of the record. */
  readonly file: RecordFile
  readonly #load: (stateVersion: number) => UserTransaction

  constructor(head: StoredHead, file: RecordFile, load: (stateVersion: number) => UserTransaction) {
    this.file = file
    this.stateVersion = head.stateVersion
    this.epoch = head.epoch
    this.round = head.round
    this.timeMs = head.timeMs
    this.status = head.status
    this.intentId = head.intentId
    this.subintents = head.subintents
    this.#load = load
  }

  /** The record itself, for another file. */
  whole(): UserTransaction {
    return { ...this.#load(this.stateVersion), timeMs: this.timeMs }
  }
  get error() {
    return this.#load(this.stateVersion).error
  }
  get payloadId() {
    return this.#load(this.stateVersion).payloadId
  }
  get hex() {
    return this.#load(this.stateVersion).hex
  }
  get endEpoch() {
    return this.#load(this.stateVersion).endEpoch
  }
  get instructions() {
    return this.#load(this.stateVersion).instructions
  }
  get message() {
    return this.#load(this.stateVersion).message
  }
  get summary() {
    return this.#load(this.stateVersion).summary
  }
  get fee() {
    return this.#load(this.stateVersion).fee
  }
  get feePayments() {
    return this.#load(this.stateVersion).feePayments
  }
  get events() {
    return this.#load(this.stateVersion).events
  }
  get balanceChanges() {
    return this.#load(this.stateVersion).balanceChanges
  }
  get affected() {
    return this.#load(this.stateVersion).affected
  }
}
