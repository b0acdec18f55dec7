import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { GatewayProcess } from './gatewayProcess'

const PICTURES = '.cache/journeys'

type Standing = { failure: unknown; title: string; page: Page; problems: string[]; gateway: GatewayProcess }

/** Everything that helps to see why a journey ended early. */
export async function accountOf({ failure, title, page, problems, gateway }: Standing): Promise<string> {
  mkdirSync(PICTURES, { recursive: true })
  const picture = path.join(PICTURES, `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`)
  await page.screenshot({ path: picture }).catch(() => undefined)
  const reason = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
  return [reason, `At ${page.url()}, picture: ${picture}`, ...problems, gateway.log && `The gateway said:\n${gateway.log.slice(-3000)}`]
    .filter(Boolean)
    .join('\n')
}
