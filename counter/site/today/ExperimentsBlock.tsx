import type { Experiments, Variant } from '../../contract/today'
import { shopTime } from '../../../src/lib/time'
import { PageLink } from '../parts/PageLink'
import { Block, Nothing } from './Block'
import { certaintyOf, paidShare } from './certaintyOf'

type Experiment = Experiments['experiments'][number]
const CONTROL = 'control'

/** Of each experiment who sees which variant, what came of it, and how sure one can be. */
export const ExperimentsBlock = ({ of: { experiments, from, isSinceChange } }: { of: Experiments }) => (
  <Block
    title="对比实验"
    hint={isSinceChange ? `自 ${shopTime(from)} 改过设置起` : '近 30 天'}
    side={<PageLink to="/settings?key=experiments">设置</PageLink>}
  >
    {experiments.length === 0 && <Nothing>没有对比实验</Nothing>}
    {experiments.map((experiment) => (
      <Figures key={experiment.key} of={experiment} />
    ))}
    <p className="today-foot">
      只统计同意使用统计的访问；同一次访问里付了款才算。一个人来两次算两次。天天看、看到有差就停，会比写的更容易看错。
    </p>
  </Block>
)

function Figures({ of: { key, variants } }: { of: Experiment }) {
  const control = variants.find(({ name }) => name === CONTROL)
  return (
    <table className="today-table today-table--names">
      <caption>{key}</caption>
      <thead>
        <tr>
          {['方案', '看到的设备', '看到的访问', '其中付款', '付款率', '有多大把握'].map((title) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <Row key={variant.name} of={variant} control={control} others={variants.length - 1} />
        ))}
      </tbody>
    </table>
  )
}

const Row = ({ of, control, others }: { of: Variant; control: Variant | undefined; others: number }) => (
  <tr>
    <th scope="row">{of.name === CONTROL ? `${CONTROL}（现在的样子）` : of.name}</th>
    <td>{percent(of.share)}</td>
    <td>{of.seen}</td>
    <td>{of.paid}</td>
    <td>{of.seen === 0 ? '-' : percent(paidShare(of))}</td>
    <td>{of.name === CONTROL || !control ? '其他方案和它比' : certaintyOf(of, control, others)}</td>
  </tr>
)

/** 12.5% */
const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
