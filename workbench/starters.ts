export const starters = {
  html: `<h1>My first page</h1>
<p>Change this text, then press Run.</p>
<ul>
  <li>One</li>
  <li>Two</li>
</ul>
`,
  css: `.cards {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
}

.card {
  padding: 1rem 2rem;
  border-radius: 0.5rem;
  background: lightblue;
}
`,
  page: `<div class="cards">
  <p class="card">One</p>
  <p class="card">Two</p>
  <p class="card">Three</p>
</div>
`,
  javascript: `const names = ['Ada', 'Grace', 'Linus'];

for (const name of names) {
  console.log(\`Hello, \${name}\`);
}
`,
  typescript: `type Person = { name: string; born: number };

const people: Person[] = [
  { name: 'Ada', born: 1815 },
  { name: 'Grace', born: 1906 },
];

for (const { name, born } of people) {
  console.log(\`\${name} was born in \${born}\`);
}
`,
  git: `git init recipes
cd recipes

echo 'Flour, eggs, milk' > pancakes.txt
git add pancakes.txt
git commit -m 'Add pancakes'

git switch -c soup
echo 'Leek, potatoes' > soup.txt
git add .
git commit -m 'Add a soup'

git log --oneline
`,
  mongo: `db.books.find({ price: { $lt: 10 } });

db.books.aggregate([
  { $group: { _id: "$author", books: { $sum: 1 } } },
  { $sort: { books: -1 } },
]);
`,
  documents: `db.books.insertMany([
  { title: "Emma", author: "Austen", price: 8 },
  { title: "Persuasion", author: "Austen", price: 6 },
  { title: "Dune", author: "Herbert", price: 12 },
]);
`,
  python: `names = ["Ada", "Grace", "Linus"]

for name in names:
    print(f"Hello, {name}")
`,
  php: `<?php
$names = ['Grace', 'Linus'];
$names[] = $_GET['name'] ?? 'you';

foreach ($names as $name) {
    echo "Hello, $name\n";
}
`,
  ruby: `names = ["Ada", "Grace", "Linus"]

names.each do |name|
  puts "Hello, #{name}"
end
`,
  sql: `SELECT name, price
FROM products
WHERE price < 10
ORDER BY price;

SELECT category, COUNT(*) AS products, AVG(price) AS average
FROM products
GROUP BY category;
`,
  tables: `CREATE TABLE products (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(50),
  category VARCHAR(20),
  price DECIMAL(6,2)
);
INSERT INTO products (name, category, price) VALUES
  ('pen', 'office', 1.20),
  ('notebook', 'office', 3.50),
  ('lamp', 'home', 24.90),
  ('mug', 'home', 6.00);
`,
} as const;
