/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ownStylesIn } from './ownStyles'

const components = ['src/features', 'src/domain'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => path.join(folder, file)),
)

describe('styles that components carry themselves', () => {
  it('name no colour, font size or distance of their own', () => {
    expect(components.length).toBeGreaterThan(200)
    expect(components.flatMap((file) => ownStylesIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual([])
  })

  it.each([
    `style={{ fontSize: 14 }}`,
    `style={{ marginTop: -8 }}`,
    `style={{ padding: '8px 12px' }}`,
    `style={{ gap: \`\${rows}px 6px\` }}`,
    `style={{ lineHeight: '20px' }}`,
    `style={{ color: '#1f7350' }}`,
    `style={{ background: 'linear-gradient(rgba(0, 0, 0, 0.2), transparent)' }}`,
    `style={{ borderColor: "#FFF" }}`,
    `<Icon color="#1f7350" />`,
    `<View style="padding:8px" />`,
  ])('refuses %s', (source) => {
    expect(ownStylesIn(source)).not.toEqual([])
  })

  it.each([
    `style={{ fontSize: 'var(--fs-14)' }}`,
    `style={{ padding: 'calc(8px * var(--k)) var(--gutter)' }}`,
    `style={{ marginTop: 0, lineHeight: 1.4 }}`,
    `style={{ width: '120px', top: navSpace.top }}`,
    `<Icon name="heart" color="var(--c-primary)" />`,
    `go('product', { background: index })`,
  ])('lets %s be', (source) => {
    expect(ownStylesIn(source)).toEqual([])
  })
})
