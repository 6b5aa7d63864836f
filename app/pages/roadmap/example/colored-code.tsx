type ColoredCodeProps = { readonly code: string; readonly marks: string };

/** Marks are kind and length of each piece, such as "k3p1". Colors only help: the code reads the same without them. */
export function ColoredCode({ code, marks }: ColoredCodeProps) {
  let end = 0;
  return marks.match(/\w\d+/g)?.map((mark) => {
    const start = end;
    end += Number(mark.slice(1));
    const text = code.slice(start, end);
    return mark.startsWith('p') ? (
      text
    ) : (
      <span key={start} className={mark.charAt(0)}>
        {text}
      </span>
    );
  });
}
