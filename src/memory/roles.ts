/** Values that name somebody by what they are to the user: whom they mean is known when a call is made. */

/** Words of European languages end before the next one begins: "main" is not "ma in". */
const POSSESSED =
  /^(?:(?:my|our|his|her|their|mein|meine|meinen|meiner|unser|unsere|mon|ma|mes|notre|nos|mi|mis|nuestros?)\s+|(?:我的?|我们的?|私の)\s*)\p{L}/iu;

const NOUNS = new Set(
  [
    'landlord landlady boss manager wife husband partner spouse mother father mom mum dad parents son daughter',
    'brother sister family friend friends doctor lawyer accountant client clients customer customers supplier',
    'suppliers vendor vendors contractor contractors tenant tenants colleague colleagues coworker coworkers team',
    'investor investors board press journalist journalists recruiter recruiters teacher neighbor neighbour ex',
    'vermieter chef chefin kunde kunden kundin mieter anwalt arzt kollege kollegen',
    'propriétaire patron patronne client clients cliente clientes avocat médecin collègue collègues',
    'casero jefe jefa cliente clientes abogado médico colega colegas',
    '房东 老板 客户 顾客 同事 律师 医生 父母 妻子 丈夫 老婆 老公 供应商 投资人 媒体 记者',
    '大家さん 上司 顧客 取引先 同僚 弁護士 家主',
  ]
    .join(' ')
    .split(' '),
);

/** "landlord", "my wife", "客户"; a name or an address is none. */
export const isRole = (value: string): boolean => {
  const text = value.normalize('NFKC').trim();
  return (
    POSSESSED.test(text) ||
    NOUNS.has(text.replace(/^(the|der|die|den|le|la|les|el|los|las)\s+/i, '').toLowerCase())
  );
};
