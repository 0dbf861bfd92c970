import { distance } from "fastest-levenshtein";

/** How near the spelling of two words is, from 0 to 1: two swapped letters are one mistake. */
export function compareSpelling(word: string, other: string): number {
  return 1 - countMistakes(word, other) / Math.max(word.length, other.length, 1);
}

/** Letters to change, add or remove until two words are equal. Two neighbouring letters in the other order count 1. */
export function countMistakes(word: string, other: string): number {
  return isSwapped(word, other) ? 1 : distance(word, other);
}

function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const place = [...word].findIndex((letter, index) => letter !== other[index]);
  return (
    place !== -1 &&
    word[place] === other[place + 1] &&
    word[place + 1] === other[place] &&
    word.slice(place + 2) === other.slice(place + 2)
  );
}
