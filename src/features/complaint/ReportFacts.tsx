import { ADVERSE_CHOICES, type AdverseReport } from '@/contract/adverseReport'
import { Section } from '@/ui/card/Section'
import { Fact } from '@/ui/text/Fact'

/** An answer of the form in its words; several apart, none as 无. */
export function chosenWords(choices: Readonly<Record<string, string>>, chosen: string | readonly string[]): string {
  const words = (typeof chosen === 'string' ? [chosen] : chosen).map((one) => choices[one] ?? one)
  return words.length === 0 ? '无' : words.join('、')
}

/** What a report of an adverse reaction says, in the order of the national form. */
export function ReportFacts({ of }: { of: AdverseReport }) {
  const { relation, sex, earlier, family, important, severe, outcome, stopped, again, illnessEffect } = ADVERSE_CHOICES
  const patient = [chosenWords(sex, of.sex), `${of.age} 岁`, ...(of.weight === undefined ? [] : [`${of.weight} 公斤`])].join('，')
  return (
    <Section title="用药后不适报告">
      <Fact label="患者">{`${chosenWords(relation, of.relation)}，${patient}`}</Fact>
      <Fact label="原患疾病">{of.illness}</Fact>
      {of.drugs.map(({ name, usage, from, to, reason, isSuspected, batch }, place) => (
        <Fact key={place} label={isSuspected ? '怀疑的药品' : '同时用的药品'}>
          {`${name}，${usage}，${from} 至 ${to ?? '现在'}，用于${reason}${batch === '' ? '' : `，批号 ${batch}`}`}
        </Fact>
      ))}
      <Fact label="不适">{`${of.event}，${of.at} 开始`}</Fact>
      <Fact label="经过">{of.description}</Fact>
      <Fact label="严重程度">{of.severe.length === 0 ? '一般' : chosenWords(severe, of.severe)}</Fact>
      <Fact label="现在怎么样了">{chosenWords(outcome, of.outcome)}</Fact>
      <Fact label="停药或减量后是否减轻">{chosenWords(stopped, of.stopped)}</Fact>
      <Fact label="再次使用后是否再次出现">{chosenWords(again, of.again)}</Fact>
      <Fact label="对原患疾病的影响">{chosenWords(illnessEffect, of.illnessEffect)}</Fact>
      <Fact label="既往不良反应">{chosenWords(earlier, of.earlier)}</Fact>
      <Fact label="家族不良反应">{chosenWords(family, of.family)}</Fact>
      <Fact label="其他情况">{chosenWords(important, of.important)}</Fact>
    </Section>
  )
}
