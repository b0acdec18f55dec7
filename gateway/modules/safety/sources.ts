import type { RuleSource } from './rule'

/*
 * Where the rules come from: public guidelines, the pharmacopoeia and communications of authorities, named with the section that says it and
 * the day (or the year) it bears. The words of the rules are this project's own. A pharmacist must hold every rule against its source before a
 * real shop opens: nobody has signed this table.
 */
const from = (document: string, date: RuleSource['date']) => (section: string) => ({ document, section, date })

/** National formulary, monographs of substances. */
export const formulary = from('中国国家处方集（化学药品与生物制品卷，2010 年版）', '2010')
/** The pharmacopoeia's companion for clinical use, monographs of substances. */
export const clinical = from('中国药典临床用药须知（化学药和生物制品卷，2015 年版）', '2015')
/** The pharmacopoeia, volume I (herbs and their preparations), in force since this day. */
export const pharmacopoeia = from('中国药典 2020 年版 一部', '2020-12-30')
export const beers = from('美国老年医学会 Beers 标准（2023 版）', '2023-05-04')
export const chineseElder = from('中国老年人潜在不适当用药判断标准（2017 年版）', '2018')
export const diabetesGuide = from('中国 2 型糖尿病防治指南（2020 年版）', '2021-04')
export const kdigo = from('KDIGO 慢性肾脏病评估与管理指南（2024）', '2024-03')
export const aristolochic = from('国食药监注〔2004〕379 号 加强广防己等 6 种药材及其制剂监督管理的通知', '2004-08-05')
export const guanMuTong = from('国药监注〔2003〕121 号 取消关木通药用标准的通知', '2003-04-01')
export const nimesulide = from('国食药监安〔2011〕214 号 加强尼美舒利口服制剂使用管理的通知', '2011-05-20')
export const heShouWu = from('国家食药监总局 药品不良反应信息通报（第 61 期）', '2014-07-16')
export const quinoloneNotice = from('国家食药监总局 2017 年第 79 号 修订全身用氟喹诺酮类药品说明书的公告', '2017-07-05')
export const fdaNsaidPregnancy = from('FDA 药品安全通告：孕 20 周后避免使用非甾体抗炎药', '2020-10-15')
export const fdaNsaidHeart = from('FDA 药品安全通告：非甾体抗炎药的心梗和卒中风险', '2015-07-09')
export const fdaCodeine = from('FDA 药品安全通告：限制儿童使用可待因和曲马多', '2017-04-20')
export const fdaQuinolone = from('FDA 药品安全通告：氟喹诺酮类致残性不良反应', '2016-07-26')
export const fdaQuinoloneSugar = from('FDA 药品安全通告：氟喹诺酮类与低血糖、精神症状', '2018-07-10')
export const fdaQuinoloneAorta = from('FDA 药品安全通告：氟喹诺酮类与主动脉破裂', '2018-12-20')
export const fdaSimvastatin = from('FDA 药品安全通告：辛伐他汀的新限制', '2011-06-08')
export const fdaStatin = from('FDA 药品安全通告：他汀类说明书的重要修改', '2012-02-28')
export const fdaStatinPregnancy = from('FDA 药品安全通告：他汀类与孕期、哺乳期', '2021-07-20')
export const fdaCitalopram = from('FDA 药品安全通告：西酞普兰与心律异常', '2012-03-28')
export const fdaClopidogrel = from('FDA 药品安全通告：避免氯吡格雷与奥美拉唑合用', '2010-10-27')
export const fdaIbuprofenAspirin = from('FDA 致专业人员：布洛芬与阿司匹林合用', '2006-09-08')
export const fdaOpioidBenzodiazepine = from('FDA 药品安全通告：阿片类与苯二氮䓬类合用', '2016-08-31')
export const fdaGabapentin = from('FDA 药品安全通告：加巴喷丁类与呼吸抑制', '2019-12-19')
export const fdaMontelukast = from('FDA 药品安全通告：孟鲁司特与精神症状', '2020-03-04')
export const fdaFebuxostat = from('FDA 药品安全通告：非布司他与心血管死亡', '2019-02-21')
export const fdaAzithromycin = from('FDA 药品安全通告：阿奇霉素与致死性心律失常', '2013-03-12')
export const fdaClarithromycin = from('FDA 药品安全通告：克拉霉素与心脏病患者', '2018-02-22')
export const fdaMetformin = from('FDA 药品安全通告：二甲双胍与肾功能', '2016-04-08')
export const fdaKetoconazole = from('FDA 药品安全通告：口服酮康唑的肝损伤', '2013-07-26')
export const fdaSglt2 = from('FDA 药品安全通告：SGLT2 抑制剂与酮症、泌尿系感染', '2015-12-04')
export const fdaParacetamol = from('FDA 药品安全通告：对乙酰氨基酚的肝损伤', '2011-01-13')
export const fdaColds = from('FDA 公共健康建议：2 岁以下不用非处方感冒咳嗽药', '2008-01-17')
export const fdaDomperidone = from('FDA 警告：哺乳期妇女不要使用多潘立酮', '2004-06-07')
export const fdaLoperamide = from('FDA 药品安全通告：洛哌丁胺与严重心脏问题', '2016-06-07')
export const emaDomperidone = from('EMA：限制多潘立酮的使用', '2014-04-25')
export const emaMetoclopramide = from('EMA：甲氧氯普胺用法的改变', '2013-07-26')
export const emaCodeine = from('EMA：可待因不用于 12 岁以下儿童的咳嗽', '2015-04-24')
export const emaRas = from('EMA：限制合用作用于肾素-血管紧张素系统的药', '2014-05-23')
export const emaValproate = from('EMA：避免孕期使用丙戊酸的新措施', '2018-03-23')
export const emaRetinoid = from('EMA：维 A 酸类的妊娠预防', '2018-03-23')
export const emaDiclofenac = from('EMA：双氯芬酸的心血管提醒', '2013-06-28')
export const emaPseudoephedrine = from('EMA：伪麻黄碱的新限制', '2024-01-26')
export const mhraMiconazole = from('英国 MHRA 药品安全更新：咪康唑与华法林', '2016-06-15')
export const hmpcLicorice = from('EMA 草药专论：甘草根', '2012-05-22')
