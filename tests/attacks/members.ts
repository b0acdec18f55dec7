import type { Attack } from './attack'
import { generatedAttacks } from './generated'
import { handMadeAttacks } from './handMade'
import { worldOfTwo } from './world'

/** A member is after what belongs to another one: `size` requests made from the contract at most, and those a person would try. */
export const crossMember: Attack = async (asked) => {
  const world = await worldOfTwo()
  const byHand = await handMadeAttacks(world)
  const generated = await generatedAttacks(world, asked)
  return [byHand, generated]
}
