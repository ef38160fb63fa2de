import { serveUpload } from '@/api/uploads'

type Props = { params: Promise<{ name: string }> }

export const dynamic = 'force-dynamic'

/** Serves a stored picture under the hash of its bytes. */
export const GET = async (_: Request, { params }: Props): Promise<Response> => serveUpload((await params).name)
