import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { staff } from './schema'

/** By what name staff are called where it is said who did something; nobody is '' . */
export async function nameOfStaff(db: Querying, staffId: string | null): Promise<string> {
  if (staffId === null) return ''
  const [found] = await db.select({ name: staff.name }).from(staff).where(eq(staff.staffId, staffId))
  return found?.name ?? ''
}
