import type { FindableTopic } from '../findable-topic.ts';

/** In the order of their roadmaps, as real topics come: key, title, aliases, description. */
const rows: readonly string[] = [
  'javascript/javascript-in-a-web-page | JavaScript in a web page | what is javascript; script tag | A script runs in the browser.',
  'javascript/variables | Variables | let and const; var; reassign | A variable names a value that can be read again.',
  'javascript/comparison | Comparison | ===; ==; not equal | Strict equality compares value and type.',
  'javascript/loops | Loops | for loop; while; repeat code; infinite loop | A loop runs a block again and again.',
  'javascript/hoisting | Hoisting | use before declaration; temporal dead zone | Declarations are known before their line runs.',
  'javascript/dom-tree | DOM tree | document object; nodes | The browser keeps the page as a tree.',
  'javascript/events | Events | addEventListener; click handler | A function runs when the reader clicks.',
  'javascript/promises | Promises | then and catch; asynchronous code | A promise stands for a value that comes later, such as the weather.',
  'javascript/closures | Closures | function inside a function; private variable | A function keeps the variables around it.',
  'react/effect-dependencies | Effect dependencies | stale closure; dependency array | An effect runs again when what it reads changes.',
  'css/selectors | Selectors | .class; #id; universal selector | A selector picks elements.',
  'css/pseudo-elements | Pseudo-elements | ::before and ::after; content | Styles a part that is not in the markup.',
  'css/centering-elements | Centering elements | center a div; margin auto; vertical align | Puts a box in the middle.',
  'css/flexbox | Flexbox | display: flex; justify-content | Lays boxes out in a row or a column.',
  'html/what-html-is | What HTML is | hypertext markup language | Tags mark up a text.',
  'html/links | Links | <a href="">; hyperlink; anchor | A link leads to another page.',
  'html/alternative-text | Alternative text | alt attribute; image description | Words in place of an image.',
  'python/running-python | Running Python | interpreter; install python | The interpreter reads a file and runs it.',
  'python/lists | Lists | append; IndexError list index out of range; array | A list holds values in order.',
  'python/dictionaries | Dictionaries | dict; KeyError; key value pairs | A dictionary leads from a key to a value.',
  'python/decorators | Decorators | @ above a function; functools.wraps | Wraps a function in another.',
  'cpp/running-cpp | Running C++ | g++; compile | A compiler makes a program.',
  'cpp/pointers | Pointers | address of; nullptr; dereference | A pointer holds an address.',
  'cpp/smart-pointers | Smart pointers | unique_ptr; shared_ptr | Frees what it owns.',
  'sql/select-statements | SELECT statements | select columns; query a table | Reads rows of a table.',
  'sql/left-and-right-join | Left and right join | left join; inner join vs left join | Joins two tables.',
  'sql/sql-injection | SQL injection | prepared statement; escape user input | Input must never become code.',
  'git/version-control | Version control | what is git; source control | Keeps every version of a project.',
  'git/undoing-the-last-commit | Undoing the last commit | git reset --soft; take back a commit | Moves the branch one commit back.',
  'git/interactive-rebase | Interactive rebase | git rebase -i; reorder commits; squash | Rewrites the commits of a branch.',
  'vue/events-and-forms | Events and forms | v-on; v-model; two-way binding | Binds a field to a value.',
  'dsa/linked-lists | Linked lists | node and next; head and tail | Each node points to the next.',
  'dsa/big-o-notation | Big O notation | O(n); growth | How work grows with the input.',
  'dsa/recursion | Recursion | base case; function calls itself | A function that calls itself.',
];

/** A small catalogue for the tests of this room. */
export const sampleTopics: readonly FindableTopic[] = rows.map((row) => {
  const [key = '', title = '', aliases = '', description = ''] = row.split(' | ');
  const [technology = ''] = key.split('/');
  return { key, technology, title, aliases: aliases.split('; '), description, chapter: 'Sample' };
});
