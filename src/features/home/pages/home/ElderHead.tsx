import { CallPharmacist } from './CallPharmacist'
import { ElderTiles } from './ElderTiles'

/** The four large ways in, and the pharmacist's telephone (board 46). */
export const ElderHead = ({ ordersUnderWay }: { ordersUnderWay: number }) => (
  <>
    <ElderTiles ordersUnderWay={ordersUnderWay} />
    <CallPharmacist />
  </>
)
