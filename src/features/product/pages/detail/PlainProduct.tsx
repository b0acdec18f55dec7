import { View } from '@tarojs/components'
import { memo } from 'react'
import { isPrescription } from '@/domain/product/status'
import type { ShownProduct } from './shownProduct'
import { AskPharmacist } from './AskPharmacist'
import { Companions } from './Companions'
import { Facts } from './Facts'
import { Head } from './Head'
import { Leaflet } from './Leaflet'
import { LockedLeaflet } from './LockedLeaflet'
import { Prescribed } from './Prescribed'
import { RxSteps } from './RxSteps'
import { Reviews } from './Reviews'
import { RxWarning } from '../../parts/RxWarning'
import { SafetyLine } from './SafetyLine'
import { Similars } from './Similars'
import { ThirdPlatform } from './ThirdPlatform'

/** The standard version (boards 06 and 07): warning, price, name, use, leaflet, what is alike. */
export const PlainProduct = memo(function PlainProduct({ product, packing, salePrice, stairs, chosen, choosable, open }: ShownProduct) {
  const { productCode, sealed, prescription, thirdPlatform, customerHotLine, similars } = product
  const rx = isPrescription(product)
  return (
    <View className="stack">
      {rx && <RxWarning />}
      {packing && <Head product={product} packing={packing} salePrice={salePrice} stairs={stairs} />}
      <ThirdPlatform of={thirdPlatform} />
      {rx && (prescription?.usable ? <Prescribed prescription={prescription} /> : <RxSteps productCode={productCode} />)}
      <Facts product={product} chosen={chosen} choosable={choosable} open={open} />
      <Companions product={product} skuCode={packing?.skuCode} />
      {sealed ? <LockedLeaflet productCode={productCode} /> : <Leaflet productCode={productCode} />}
      <SafetyLine product={product} specification={packing?.specification ?? ''} />
      <AskPharmacist productCode={productCode} hotLine={customerHotLine} />
      {!rx && <Reviews productCode={productCode} />}
      <Similars cards={similars} onMore={() => open('similars')} />
    </View>
  )
})
