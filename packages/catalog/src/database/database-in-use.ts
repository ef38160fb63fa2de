/** Two processes on the same files would ruin them. A lock whose process is gone is taken over. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
  readonly pid: number

  constructor(path: string, pid: number) {
    super(`${path} is in use by process ${pid}. One process at a time can open a PGlite.`)
    this.pid = pid
  }
}
