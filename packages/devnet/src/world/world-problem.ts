/** The path of a value in a world file. */
export type Path = readonly (string | number)[]

/** Reports a problem with the value at a path. */
export type Problem = (path: Path, message: string) => void
