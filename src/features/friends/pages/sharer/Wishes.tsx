import { WISHES, type Wish } from '@/contract/assist'
import { Section } from '@/ui/card/Section'
import { RadioChips } from '@/ui/form/RadioList'

const OPTIONS = (Object.keys(WISHES) as Wish[]).map((value) => ({ value, text: WISHES[value] }))

/** What is said with the help. */
export const Wishes = ({ value, onChange }: { value: Wish; onChange: (wish: Wish) => void }) => (
  <Section title="捎一句话">
    <RadioChips label="捎一句话" options={OPTIONS} value={value} onChange={onChange} />
  </Section>
)
