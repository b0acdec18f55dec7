import type { Pack } from './pack'
import { placed, repeated } from './parts'

/** A strip of two rows of five, lying in front of the carton. */
export function blister(pack: Pack, shape: 'capsule' | 'tablet'): string {
  const cell = shape === 'capsule' ? { width: 26, height: 46 } : { width: 35, height: 36 }
  const width = 5 * cell.width + 22
  const height = 2 * cell.height + 22
  const pill = shape === 'capsule' ? capsule : tablet
  const pills = repeated(10, (index) => pill(pack, 11 + ((index % 5) + 0.5) * cell.width, 11 + (Math.floor(index / 5) + 0.5) * cell.height))
  return `<linearGradient id="${pack.id}-foil" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#E9EDEA"/>
    <stop offset=".45" stop-color="#CFD6D1"/><stop offset=".6" stop-color="#E3E8E4"/>
    <stop offset="1" stop-color="#BCC5BF"/></linearGradient>
    ${placed(
      shape === 'capsule' ? 186 : 166,
      shape === 'capsule' ? 217 : 230,
      -9,
      `<rect x="3" y="7" width="${width}" height="${height}" rx="10" fill="#14372A" opacity=".14"/>
      <rect width="${width}" height="${height}" rx="10" fill="url(#${pack.id}-foil)"/>
      <rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="9" fill="none"
        stroke="#fff" stroke-opacity=".7"/>${pills}`,
    )}`
}

function capsule({ colours }: Pack, x: number, y: number): string {
  return `<rect x="${x - 10}" y="${y - 20}" width="20" height="40" rx="10" fill="#fff" opacity=".55"/>
    <path d="M${x - 7.5} ${y}v-9a7.5 7.5 0 0 1 15 0v9z" fill="${colours.main}"/>
    <path d="M${x - 7.5} ${y}v9a7.5 7.5 0 0 0 15 0v-9z" fill="${colours.tint}"/>
    <path d="M${x - 4} ${y - 10}v16" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".6"/>`
}

function tablet({ colours }: Pack, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="15" fill="#fff" opacity=".55"/>
    <circle cx="${x}" cy="${y}" r="11.5" fill="${colours.paper}" stroke="${colours.soft}" stroke-width="1.5"/>
    <path d="M${x - 7} ${y}h14" stroke="${colours.soft}" stroke-width="2" stroke-linecap="round"/>
    <path d="M${x - 7} ${y - 5}a9 9 0 0 1 6-4" stroke="#fff" stroke-width="2" stroke-linecap="round" fill="none"/>`
}
