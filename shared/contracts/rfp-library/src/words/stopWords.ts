/** Words that say too little to be searched for beside others. */
const lists = {
  en: 'a an and are as at be been but by for from had has have he her his if in into is it its not of on or our she so such than that the their them then there these they this those to was we were what when which who will with you your',
  fr: 'au aux avec ce ces cette dans de des du elle en est et il ils la le les leur leurs mais nos notre nous ou par pas pour qui que sa se ses son sont sur un une vos votre vous',
  ro: 'acest al ale ca care ce cu de din este fi fie in la ne nu pe pentru prin sau se si sunt un una unei unui',
};

const stopWords = new Set(Object.values(lists).flatMap((list) => list.split(' ')));

/** Expects a folded word. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
