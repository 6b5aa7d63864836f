export const programName = 'program.py';

/** What runs a program and its tests in Python. A program that ends itself has not failed. */
export const prepare = `
import contextlib, io, os, re, sys, tempfile
from pyodide.code import eval_code_async
sys.stdout.reconfigure(line_buffering=True)

async def run(code, names):
    # Else it would still hold lines that the run before left unread.
    sys.stdin = open(0, encoding='utf-8', closefd=False)
    # It can be set up only once, and the run before may have done so.
    sys.modules.pop('logging', None)
    try:
        await eval_code_async(code, names, filename="${programName}")
    except SystemExit:
        pass
    finally:
        sys.stdout.flush()

def use_folder():
    before = os.getcwd()
    os.chdir(tempfile.mkdtemp())
    return lambda: os.chdir(before)

class Missed(Exception):
    pass

def show(value):
    text = repr(value)
    return text if len(text) <= 160 else text[:160] + ' …'

def equal(got, wanted):
    if got == wanted and isinstance(got, bool) == isinstance(wanted, bool):
        return True
    raise Missed(f'It gives {show(got)}, and should give {show(wanted)}.')

def near(got, wanted, within=0.001):
    if abs(got - wanted) <= within:
        return True
    raise Missed(f'It gives {show(got)}, and should give about {show(wanted)}.')

def matches(text, pattern):
    return re.search(pattern, text) is not None

def raises(call, kind=Exception):
    try:
        got = call()
    except kind:
        return True
    except Exception as error:
        raise Missed(f'It raises {type(error).__name__}, and should raise {kind.__name__}.')
    raise Missed(f'It raises no error, and gives {show(got)}.')

def numbers_in(text):
    found = re.findall(r'-?\\d+(?:\\.\\d+)?', text)
    return [float(one) if '.' in one else int(one) for one in found]

def prints(call):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        call()
    return out.getvalue().rstrip()

words = {one.__name__: one for one in (equal, near, matches, raises, numbers_in, prints)}

async def test(text, names, printed, code):
    lines = [line.rstrip() for line in printed.rstrip().splitlines()]
    seen = {**names, **words, 'printed': printed, 'lines': lines, 'code': code}
    try:
        return None if await eval_code_async(text, seen, filename='check.py') else ''
    except Missed as missed:
        return str(missed)
    except (Exception, SystemExit) as error:
        return f'It stops with {type(error).__name__}: {error}'
`;
