"""Reads files with readers that are independent of the service.

Standard input has a JSON list of paths. For each of them, standard output gets a line: a JSON object with the name of each
reader, and the sheets it read, each with its name and its rows of texts; or the text of its error.
"""

import csv, datetime, gzip, html.parser, io, json, os, sys, zipfile

import clevercsv, openpyxl, python_calamine

csv.field_size_limit(1 << 30)


def write_number(value):
    text = format(value, ".15g")
    if "e" not in text:
        return text
    # Spreadsheets write large and small numbers without an exponent.
    return str(int(value)) if value == int(value) else format(value, ".20f").rstrip("0")


def write_cell(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return write_number(value)
    if isinstance(value, datetime.datetime):
        rounded = value + datetime.timedelta(microseconds=500)
        text = rounded.replace(microsecond=rounded.microsecond // 1000 * 1000).isoformat(timespec="auto")
        return text.removesuffix("T00:00:00")
    if isinstance(value, datetime.timedelta):
        seconds = round(value.total_seconds())
        return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, (dict, list)):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return str(value)


def write_rows(rows):
    return [[write_cell(cell) for cell in row] for row in rows]


def decode(data):
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return data.decode(name, "replace")
    for name in ("utf-8", "cp1252"):
        try:
            return data.decode(name)
        except UnicodeDecodeError:
            pass
    return data.decode("latin-1")


def read_text(data, path):
    text = decode(data)
    usual = "\t" if path.endswith((".tsv", ".tab")) else ","
    lines = lambda: io.StringIO(text, newline="")
    yield "csv", lambda: {"": list(csv.reader(lines(), delimiter=usual))}
    yield "csv, skipping spaces", lambda: {"": list(csv.reader(lines(), delimiter=usual, skipinitialspace=True))}
    yield "csv.Sniffer", lambda: {"": list(csv.reader(lines(), csv.Sniffer().sniff(text[:65536])))}

    def clever():
        dialect = clevercsv.Sniffer().sniff(text[:65536])
        if dialect is None:
            raise ValueError("no dialect")
        return {"": list(clevercsv.reader(lines(), dialect))}

    yield "clevercsv", clever


def read_openpyxl(data):
    book = openpyxl.load_workbook(io.BytesIO(data), data_only=True)
    return {sheet.title: list(sheet.values) for sheet in book.worksheets if sheet.sheet_state == "visible"}


def read_calamine(data):
    book = python_calamine.load_workbook(io.BytesIO(data))
    shown = python_calamine.SheetVisibleEnum.Visible
    names = [
        sheet.name
        for sheet in book.sheets_metadata
        if sheet.visible == shown and sheet.typ == python_calamine.SheetTypeEnum.WorkSheet
    ]
    return {name: book.get_sheet_by_name(name).to_python(skip_empty_area=False) for name in names}


def read_json(data):
    text = decode(data)
    try:
        value = json.loads(text)
        items = [value] if isinstance(value, dict) else value
    except ValueError:
        items = [json.loads(line) for line in text.splitlines() if line.strip()]
    if all(isinstance(item, dict) for item in items):
        keys = list(dict.fromkeys(key for item in items for key in item))
        return {"": [keys] + [[item.get(key) for key in keys] for item in items]}
    return {"": items}


class Tables(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.tables, self.open, self.cell = [], [], None

    def handle_starttag(self, tag, attributes):
        if tag == "table":
            self.open.append([])
            self.tables.append(self.open[-1])
        elif tag == "tr" and self.open:
            self.open[-1].append([])
        elif tag in ("td", "th") and self.open:
            if not self.open[-1]:
                self.open[-1].append([])
            self.cell = []
        elif tag == "br":
            self.handle_data("\n")

    def handle_endtag(self, tag):
        if tag == "table" and self.open:
            self.open.pop()
        elif tag in ("td", "th") and self.cell is not None and self.open:
            self.open[-1][-1].append(" ".join("".join(self.cell).split()))
            self.cell = None

    def handle_data(self, data):
        if self.cell is not None:
            self.cell.append(data)


def read_html(data):
    parser = Tables()
    parser.feed(decode(data))
    return {str(place): table for place, table in enumerate(parser.tables)}


def list_parts(data, path):
    if data.startswith(b"\x1f\x8b"):
        return [(path.removesuffix(".gz"), gzip.decompress(data))]
    archive = zipfile.ZipFile(io.BytesIO(data))
    return [(name, archive.read(name)) for name in archive.namelist() if not name.endswith("/")]


def read_packed(data, path):
    def read(wanted):
        sheets = {}
        for name, part in list_parts(data, path):
            readers = dict(read_by_name(part, name))
            if readers:
                for own, rows in readers.get(wanted, next(iter(readers.values())))().items():
                    sheets[own or os.path.splitext(os.path.basename(name))[0]] = rows
        return sheets

    for name in ("csv", "csv.Sniffer", "clevercsv"):
        yield name, lambda name=name: read(name)


def read_by_name(data, path):
    kind = os.path.splitext(path)[1][1:].lower()
    if data.startswith(b"\x1f\x8b") or (data.startswith(b"PK") and kind in ("csv", "zip")):
        yield from read_packed(data, path)
    elif kind in ("csv", "tsv", "tab", "txt"):
        yield from read_text(data, path)
    elif kind in ("xlsx", "xlsm"):
        yield "openpyxl", lambda: read_openpyxl(data)
        yield "calamine", lambda: read_calamine(data)
    elif kind in ("xls", "xlsb", "ods"):
        yield "calamine", lambda: read_calamine(data)
    elif kind in ("json", "jsonl", "ndjson"):
        yield "json", lambda: read_json(data)
    elif kind in ("html", "htm"):
        yield "html.parser", lambda: read_html(data)


for path in json.load(sys.stdin):
    with open(path, "rb") as file:
        data = file.read()
    read = {}
    for name, reader in read_by_name(data, path):
        try:
            read[name] = {"sheets": [{"name": own, "rows": write_rows(rows)} for own, rows in reader().items()]}
        except Exception as error:
            read[name] = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(read), flush=True)
