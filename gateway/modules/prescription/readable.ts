import { PictureProblem } from '../../../src/contract/prescription'
import { legibilityProblem } from '../upload/legibility'

/** What makes a picture of a paper hard to read, in words; null where nothing does. */
export async function pictureProblem(jpeg: Uint8Array): Promise<string | null> {
  const problem = await legibilityProblem(jpeg)
  return problem ? PictureProblem[problem] : null
}
