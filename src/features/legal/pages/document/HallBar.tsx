import { useRead } from '@/api/useRead'
import { hall } from '@/contract/hall'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'

/** From the text about the men's health hall into it, where the shop has opened one. */
export function HallBar() {
  const { data } = useRead(hall.opening, {}, { staleTime: 600_000 })
  if (!data?.isOpen) return null
  return (
    <BottomBar>
      <Button grow onPress={() => go('maleHall')}>
        进入男性健康馆
      </Button>
    </BottomBar>
  )
}
