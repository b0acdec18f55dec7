import { Screen } from '@/ui/Screen'

export default function SlidePage() {
  return <Screen>x</Screen>
}
