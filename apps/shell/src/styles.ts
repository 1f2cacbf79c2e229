import '../../../libs/ui/src/styles/index.css';
import './early/early.css';
