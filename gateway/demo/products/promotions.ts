/*
 * What makes some products of the built-in catalogue cheaper, rarer or limited, by generic name. Only medicines without prescription
 * and goods stand here: prescription drugs take part in no promotion (LAW-AND-PRIVACY, D11).
 */

/** Sold in threes and fives too (`3 盒装`, `5 盒装`), first packing only. */
export const COMBINED = ['布洛芬缓释胶囊', '氯雷他定片', '蒙脱石散', '健胃消食片', '银翘解毒片', '六味地黄丸', '小柴胡颗粒', '玉屏风颗粒']
/** Per cent of the single price in a combination, by its number of boxes. */
export const COMBINATIONS = [
  { count: 3, percent: 95 },
  { count: 5, percent: 92 },
]

/** Cheaper from some pieces on: per cent of the single price from the first, and from the second step. */
export const STAIRED: Record<string, Array<{ from: number; percent: number }>> = {
  碳酸钙D3片: [{ from: 2, percent: 90 }],
  板蓝根颗粒: [
    { from: 2, percent: 90 },
    { from: 5, percent: 85 },
  ],
  维生素C片: [{ from: 2, percent: 90 }],
  叶黄素酯软胶囊: [{ from: 2, percent: 90 }],
  蒸汽热敷贴: [{ from: 3, percent: 85 }],
  医用外科口罩: [
    { from: 2, percent: 90 },
    { from: 5, percent: 80 },
  ],
}

/** Most pieces one member may buy of each offer. */
export const LIMITED: Record<string, number> = { 布洛芬缓释胶囊: 10, 医用防护口罩N95: 10, 新型冠状病毒抗原检测试剂盒: 5 }

/** Offers off the shelf, as name and maker's place among its offers (from 0). */
export const OFF_SHELF: Array<[name: string, place: number]> = [
  ['维生素C咀嚼片', 1],
  ['抗病毒口服液', 0],
]
/** Offers with no piece left in any packing. */
export const SOLD_OUT: Array<[name: string, place: number]> = [
  ['藿香正气口服液', 0],
  ['早孕检测试纸', 0],
]

/** What a shopper gets on top from a full basket; a device, so it may be given (D11). */
export const GIFT = '医用外科口罩'

/** Bought together, as names of the first offers: what is cheaper beside the main product, and by how many cents a piece. */
export const ASSORT = { main: '敏感护理牙膏', companion: '清新漱口水', off: 300 }

/** Sold and sent by somebody else on our shelf. */
export const THIRD_PLATFORM: Record<string, { name: string; notice: string }> = {
  红外额温枪: { name: '云杉医疗旗舰店（演示）', notice: '本商品由第三方商家销售和发货，售后由商家与青禾共同负责。' },
  压缩式雾化器: { name: '云杉医疗旗舰店（演示）', notice: '本商品由第三方商家销售和发货，售后由商家与青禾共同负责。' },
}
